"""How the pages of an event look: on a desk, on a telephone, on paper, by day and by night."""

STYLE = """\
:root { --ink: #1a1a1a; --soft: #555; --line: #ccc; --paper: #fff; --shade: #f2f5f3;
  --green: #1b5e3f; --bar: #4a8f6d; --red: #b00000; --orange: #a04000; --club: #00591e; }
@media (prefers-color-scheme: dark) { @media screen { :root { --ink: #eee; --soft: #b5b5b5;
  --line: #444; --paper: #16201b; --shade: #1f2c26; --green: #8fd0ae; --bar: #3d7d5e;
  --red: #ff8a80; --orange: #ffb074; --club: #8fd6a4; } } }
* { box-sizing: border-box; }
body { font: 16px/1.4 system-ui, "Segoe UI", "DejaVu Sans", Helvetica, Arial, sans-serif;
  color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 62rem;
  padding: 0.8rem; }
a { color: var(--green); } h1 { font-size: 1.4rem; margin: 0.4rem 0; }
h2 { font-size: 1.1rem; margin: 1.4rem 0 0.4rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.3rem 1rem; align-items: baseline; }
nav a { padding: 0.25rem 0; } nav .end { margin-left: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding: 0.2rem 0; }
th, td { padding: 0.3rem 0.55rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); } td.text, th.text { text-align: left; }
td.name { white-space: normal; min-width: 9rem; } tbody tr:nth-child(even) td {
  background: var(--shade); }
td details { text-align: left; white-space: normal; } summary { cursor: pointer; }
td ul { margin: 0.2rem 0; padding-left: 1rem; font-size: 0.85rem; }
ol.boards { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; }
ol.boards a { display: block; min-width: 2.8rem; padding: 0.45rem 0.5rem; text-align: center;
  border: 1px solid var(--line); border-radius: 0.3rem; text-decoration: none; }
.h { color: var(--red); } .d { color: var(--orange); } .c { color: var(--club); }
.beside { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
svg.often { max-width: 100%; height: auto; } svg.often text { fill: var(--ink);
  font-size: 13px; } svg.often rect { fill: var(--bar); }
.hands { display: grid; grid-template: auto auto auto auto / repeat(3, minmax(6.5rem, auto));
  gap: 0.2rem 0.6rem; max-width: 32rem; position: relative; }
.hands ul { list-style: none; margin: 0; padding: 0; }
.hands b { display: inline-block; width: 1.2em; font-weight: normal; }
.hands h2 { display: none; } .hands h3 { position: absolute; clip-path: inset(50%); width: 1px;
  height: 1px; overflow: hidden; margin: 0; }
.hands .told { grid-area: 1 / 1; } .hands .north { grid-area: 1 / 2; }
.hands .west { grid-area: 2 / 1; } .hands .east { grid-area: 2 / 3; }
.hands .south { grid-area: 3 / 2; } .hands .points { grid-area: 3 / 1; color: var(--soft); }
.hands .compass { grid-area: 2 / 2; align-self: center; text-align: center;
  color: var(--soft); }
.hands .makes { grid-area: 3 / 3; font-size: 0.85rem; }
.hands .par { grid-area: 4 / 1 / 5 / 4; }
.hands .told p, .hands .par { margin: 0; font-size: 0.9rem; }
.hands .makes th, .hands .makes td { padding: 0 0.3rem; border: 0; background: none; }
.hands .few { color: var(--soft); } abbr { text-decoration: none; }
footer { margin-top: 2rem; color: var(--soft); font-size: 0.85rem; }
@media (max-width: 600px) { th, td { padding: 0.3rem 0.25rem; font-size: 0.85rem; }
  th { white-space: normal; vertical-align: bottom; } td.name { min-width: 5rem; }
  figure { margin: 0; } .less { display: none; }
  .hands .makes th, .hands .makes td { padding: 0 0.12rem; }
  .hands .makes { font-size: 0.75rem; }
  .hands { grid-template-columns: repeat(3, minmax(0, 1fr)); font-size: 0.92rem; }
  .hands .told p { font-size: 0.82rem; } }
@page { size: A4; margin: 12mm; }
@media print { body { font-size: 9.5pt; max-width: none; padding: 0; } nav { display: none; }
  a { color: inherit; text-decoration: none; } .wide { overflow: visible; }
  th, td { padding: 0.5mm 1.5mm; } tr, .hands, svg { break-inside: avoid; }
  thead { display: table-header-group; } summary { list-style: none; }
  tbody tr:nth-child(even) td { background: none; } }
"""

/**
 * The widths and heights at which pages change their layout. Styles say `@media (--narrow)`; the build
 * puts the condition there. Scripts ask `watch(BREAKPOINTS.narrow, …)`.
 */
export const BREAKPOINTS = {
  /** The narrowest telephones. */
  tiny: '(max-width: 24rem)',
  /** A telephone held upright. */
  phone: '(max-width: 30rem)',
  /** Whatever has no room for two columns. */
  narrow: '(max-width: 44rem)',
  roomy: '(min-width: 44.01rem)',
  /** A tablet and less; a desk and more. */
  tablet: '(max-width: 56rem)',
  desk: '(min-width: 56.01rem)',
  /** A telephone on its side. */
  short: '(max-height: 31rem)',
  /** Small in both directions. */
  small: '(max-width: 26rem) and (max-height: 42rem)',
  /** Higher than a telephone on its side. */
  tall: '(min-height: 31.01rem)',
  high: '(min-height: 42rem)',
  /** Not as high as an open dummy wants above the auction. */
  middling: '(max-height: 54rem)',
  upright: '(max-aspect-ratio: 1/1)',
  level: '(min-aspect-ratio: 1/1)',
} as const;

/** *style* with the conditions in place of their names; an unknown name throws. */
export const fillBreakpoints = (style: string): string =>
  style.replace(/@media[^{]*\{/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
      const found = BREAKPOINTS[name as keyof typeof BREAKPOINTS];
      if (!found) throw new Error(`no breakpoint --${name} in shared/breakpoints.ts`);
      return found;
    }),
  );

import { readFileSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fillBreakpoints } from './src/shared/styles/breakpoints';
import { PAGES } from './src/shared/shell/pages';

/** What the heads of all pages share. */
const head = {
  name: 'head',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: (page: string) =>
      page.replace(
        '<!-- head.html -->',
        readFileSync(new URL('head.html', import.meta.url), 'utf-8').trim(),
      ),
  },
};

/** The service worker, with the pages it keeps. */
const worker = {
  name: 'worker',
  apply: 'build' as const,
  generateBundle(this: { emitFile(file: object): unknown }) {
    const kept = PAGES.filter(({ online }) => !online).map(({ path }) => path);
    const source = readFileSync(new URL('sw.js', import.meta.url), 'utf-8');
    if (!source.includes('const PAGES = [];')) throw new Error('sw.js has no place for its pages');
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: source.replace('const PAGES = [];', `const PAGES = ${JSON.stringify(kept)};`),
    });
  },
};

/** Names of breakpoints in styles; svelte.config.js does the same in components. */
const breakpoints = {
  name: 'breakpoints',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.css') && id.includes('/src/') ? fillBreakpoints(code) : undefined,
};

/** Every HTML file here is a page, but for what all heads share. */
const pages = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => name.endsWith('.html') && name !== 'head.html',
);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Beside every built file, the same compressed: the server sends what the browser reads. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  async writeBundle({ dir = '' }: { dir?: string }, files: Record<string, unknown>) {
    const texts = Object.keys(files).filter((each) =>
      /\.(js|css|html|svg|webmanifest)$/.test(each),
    );
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await Promise.all(
      texts.map(async (name) => {
        const content = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.br`), await toBrotli(content, { params }));
        await writeFile(join(dir, `${name}.gz`), await toGzip(content, { level: 9 }));
      }),
    );
  },
};

// The page is built into the server's package; `npm run dev` talks to a server on port 8765.
export default defineConfig({
  plugins: [breakpoints, svelte(), head, worker, compressed],
  build: {
    outDir: '../src/biritch/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy lets nothing be written inside it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages,
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8765', ws: true },
      '/tables': 'http://127.0.0.1:8765',
      '/events': 'http://127.0.0.1:8765',
      '/clubs': 'http://127.0.0.1:8765',
      '/bidding': 'http://127.0.0.1:8765',
      '/practices': 'http://127.0.0.1:8765',
      '/games': 'http://127.0.0.1:8765',
      '/laws/': 'http://127.0.0.1:8765',
      '/learn/': 'http://127.0.0.1:8765',
      '/help/': 'http://127.0.0.1:8765',
      '/classes': 'http://127.0.0.1:8765',
      '/sets/': 'http://127.0.0.1:8765',
      '/together/': 'http://127.0.0.1:8765',
      '/accounts': 'http://127.0.0.1:8765',
      '/owner/': 'http://127.0.0.1:8765',
      '/site': 'http://127.0.0.1:8765',
    },
  },
  test: { include: ['*.test.ts', 'src/**/*.test.ts'] },
});

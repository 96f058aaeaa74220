import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

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

/** Beside every built file, the same compressed: the server sends what the browser reads. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  writeBundle({ dir = '' }: { dir?: string }, files: Record<string, unknown>) {
    for (const name of Object.keys(files).filter((each) =>
      /\.(js|css|html|svg|webmanifest)$/.test(each),
    )) {
      const content = readFileSync(join(dir, name));
      writeFileSync(
        join(dir, `${name}.br`),
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

// The page is built into the server's package; `npm run dev` talks to a server on port 8765.
export default defineConfig({
  plugins: [svelte(), head, compressed],
  build: {
    outDir: '../src/biritch/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy lets nothing be written inside it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        'index.html',
        'table.html',
        'event.html',
        'club.html',
        'screen.html',
        'study.html',
        'laws.html',
        'learn.html',
        'lesson.html',
        'help.html',
        'account.html',
        'owner.html',
        'class.html',
        'sets.html',
      ],
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
      '/accounts': 'http://127.0.0.1:8765',
      '/owner/': 'http://127.0.0.1:8765',
      '/site': 'http://127.0.0.1:8765',
    },
  },
  test: { include: ['*.test.ts', 'src/**/*.test.ts'] },
});

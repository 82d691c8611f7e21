// How the page is built: one shell, one chunk per game, into the folder the server serves.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = new URL('.', import.meta.url).pathname;

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  resolve: {
    alias: { $shell: `${here}src`, $tests: `${here}tests` },
    // The boards lie outside this folder but use its packages.
    dedupe: ['svelte', 'vitest'],
  },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/bordspil/server/site',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    target: ['chrome123', 'firefox128', 'safari17.5'], // light-dark()
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  test: {
    css: true, // the colours are read from the style sheets
    dir: '..',
    include: ['web/tests/**/*.test.ts', 'src/bordspil/games/*/board/**/*.test.ts'],
  },
});

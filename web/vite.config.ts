// How the page is built: one shell, one chunk per game, into the folder the server serves.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { tellLicences } from './licences.js';

const here = new URL('.', import.meta.url).pathname;

/** A file's place in the repository. */
const place = (file: string) => file.replaceAll('\\', '/').replace(new URL('..', import.meta.url).pathname, '');

/** Writes into the worker beside the page which parts the page has, and which of them are needed to show anything. */
function listParts(): Plugin {
  return {
    name: 'list-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const parts = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const start = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
        const table = chunks.find(({ name }) => name === 'TablePage');
        const worker = chunks.find(({ isEntry, name }) => isEntry && name === 'worker');
        if (!start || !table || !worker) throw new Error('the page or its worker is missing');
        const drawn = parts.filter((name) => /\.(svg|avif|woff2)$/.test(name));
        const needed = [start, table].flatMap((chunk) => [chunk.fileName, ...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]);
        const shell = [...needed, ...drawn];
        const write = (names: string[]) => JSON.stringify([...new Set(names)].sort().map((name) => `/${name}`));
        worker.code = worker.code.replace('__SHELL__', write(shell)).replace('__PARTS__', write(parts));
      },
    },
  };
}

/** Leaves out of texts what only translators need: comments and blank lines. */
const bareTexts = (): Plugin => ({
  name: 'bare-texts',
  transform(code, id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const source: string = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));
    return { code: `export default ${JSON.stringify(source.replace(/^(#.*|\s*)\n/gm, ''))}`, map: null };
  },
});

export default defineConfig({
  base: '/',
  // the names of styles come from where a file lies in the repository, so that the page is the same wherever it is built
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `s-${hash(place(filename))}` } }), tellLicences(), bareTexts(), listParts()],
  resolve: {
    alias: { $shell: `${here}src`, $tests: `${here}tests`, $picture: `${here}../src/bordspil/core/picture` },
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
    rolldownOptions: {
      input: { index: `${here}index.html`, worker: `${here}src/service_worker.ts` },
      // the worker is found again under the same name, and knows by its content that the page has changed
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  test: {
    css: true, // the colours are read from the style sheets
    dir: '..',
    include: ['web/tests/**/*.test.ts', 'src/bordspil/games/*/board/**/*.test.ts'],
  },
});

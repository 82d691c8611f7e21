// Writes beside the page whose work it carries: each package that is bundled, with the text of its licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const HERE = new URL('.', import.meta.url).pathname;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** @param {string} file @returns {string | undefined} the folder of the package it belongs to, if it belongs to one */
function packageOf(file) {
  const path = resolve(HERE, file.replace('\0', '')).replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
}

/** @param {string} folder @returns {string} a package's name, version and licence, and the licence's text */
function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  if (!file && license !== 'Apache-2.0') throw new Error(`${name} is bundled and brings no licence along`);
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : 'The text stands at the end.';
  return `${name} ${version}, ${license}\n\n${text}`;
}

/** @returns {import('vite').Plugin} what writes `licences.txt`; this package's own licence stands at the end */
export function tellLicences() {
  return {
    name: 'tell-licences',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? Object.keys(part.modules).filter((id) => part.modules[id].renderedLength > 0)
          : part.originalFileNames,
      );
      const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined));
      const known = [...folders].filter((folder) => existsSync(`${folder}/package.json`)).sort();
      const head = 'The page carries the work of others. These are the packages, and their licences.';
      const own = `The licence of the page itself\n\n${readFileSync(`${HERE}../LICENSE`, 'utf8').trim()}`;
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: `${[head, ...known.map(describe), own].join(RULE)}\n`,
      });
    },
  };
}

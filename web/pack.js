// Writes a packed copy beside each file of the built page, so that the server packs nothing (`server/http/pages.py`).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = new URL('../src/bordspil/server/site/', import.meta.url);

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
  const text = readFileSync(new URL(name, folder));
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(text)); // as small as it gets by itself
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(text, { level: 9 }));
}

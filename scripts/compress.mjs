import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.vtt', '.webmanifest']);
/** What fits a packet or two gains nothing. */
const SMALLEST = 1_400;
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const compress = promisify(brotliCompress);

/** Lays a brotli twin beside every text file of a folder: compressed once, here, and not at every request. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => TEXT.has(extname(file)) && statSync(file).size >= SMALLEST);
  await Promise.all(
    files.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file), options))),
  );
}

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.vtt', '.webmanifest']);
/** Smaller files fit into one or two packets anyway. */
const SMALLEST = 1_400;
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const compress = promisify(brotliCompress);

/** Writes a brotli-compressed copy beside every text file of a folder, so that the server need not compress per request. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => TEXT.has(extname(file)) && statSync(file).size >= SMALLEST);
  await Promise.all(
    files.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file), options))),
  );
}

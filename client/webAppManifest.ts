import type { Plugin } from 'vite';
import { brand } from './src/ui/brand/brand.ts';
import { paper } from './src/ui/theme/colors.ts';

const FILE = 'manifest.webmanifest';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192, 'any')] });

/** The web app manifest's content. */
const manifest = {
  id: '/dashboard',
  name: brand.name,
  short_name: brand.name,
  description: brand.line,
  lang: 'en-US',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  categories: ['business', 'productivity'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('New quote', '/dashboard/quotes/new'),
    shortcut('Record payment', '/dashboard/invoices?record=1'),
  ],
};

/** Serves and emits the web app manifest. */
export const webAppManifest = (): Plugin => ({
  name: 'web-app-manifest',
  generateBundle() {
    if (this.environment.name === 'client') {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifest) });
    }
  },
  configureServer(vite) {
    vite.middlewares.use(`/${FILE}`, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/manifest+json' }).end(JSON.stringify(manifest));
    });
  },
});

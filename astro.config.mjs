import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** Writes .br and .gz beside the text files of the build, once and with all effort; the server sends them as they are. */
const precompressed = {
  name: 'precompressed',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((one) => /\.(js|css|html|svg|json|xml|txt|webmanifest)$/.test(one))) {
        const bytes = await readFile(join(folder, name));
        if (bytes.length < 1024) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
        await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      }
    },
  },
};

export default defineConfig({
  output: 'server',
  // src/cli/serve.ts owns the HTTP server: compression, shutdown, loopback in demo mode.
  adapter: node({ mode: 'middleware', bodySizeLimit: 2 * 1024 * 1024 }),
  integrations: [react(), precompressed],
  // The rulebooks' examples are played, not shown as they are written.
  markdown: { syntaxHighlight: { type: 'shiki', excludeLangs: ['yaml'] } },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 4321 },
  security: {
    checkOrigin: true,
    // Islands start from small inline scripts: their hashes stand in the policy, nothing else inline may run.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
});

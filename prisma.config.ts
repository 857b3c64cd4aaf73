import { defineConfig } from 'prisma/config';

// `prisma generate` would download a schema engine that it does not need: any existing file satisfies it.
if (process.argv.includes('generate')) process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({ schema: 'prisma/schema.prisma' });

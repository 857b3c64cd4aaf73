import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';

export type { SchemaEngine };

export const nothingExternal = { externalTables: [], externalEnums: [] };

/** The engine reports its own bugs here before it stops; without it the reason would be lost. */
const panics = {
  set_message(message: string) {
    throw new Error(`Schema engine: ${message}`);
  },
};

/** Node imports no .wasm by itself, so the package's own entry is of no use here. */
async function instantiate() {
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics });
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const beside = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(join(dirname(beside), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return glue;
}

let loading: ReturnType<typeof instantiate> | null = null;

/** Prisma's schema engine in WebAssembly: no binary to download. The caller frees it. */
export async function openSchemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  schema?: { path: string; content: string },
): Promise<SchemaEngine> {
  const glue = await (loading ??= instantiate());
  const datamodels: [string, string][] | undefined = schema && [[schema.path, schema.content]];
  return glue.SchemaEngine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(adapter));
}

import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What is said when we find a bug of our own is nobody's to rely on: no mutants in it. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'bugs', {
    shouldIgnore: (path) => (path.isThrowStatement() ? 'our own bugs' : undefined),
  }),
];

import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/

/**
 * Lets the build leave out what no page uses of react-router: its package offers the browser the one with warnings for
 * developers alone, and in it the names of components for their tools keep also those that nobody asks for.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(
          /^(var \w+ =|const \w+ =) (React\d*\.(?:forwardRef|createContext|memo)\()/gm,
          '$1 /* @__PURE__ */ $2',
        ),
      map: null,
    }),
  },
})

import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/

/**
 * Lets the build drop the parts of react-router that no page uses. The package gives browsers a file with development
 * warnings, in which the `displayName` assignments keep unused components in the bundle.
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

import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/

/**
 * Marks the creation of the router's components as free of side effects, so the build drops the components that no page
 * uses: 600 bytes of the home page.
 */
export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})

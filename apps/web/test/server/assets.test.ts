import { expect, test } from 'vitest'
import { assetsFrom } from '../../src/server/assets.ts'

const manifest = {
  'src/app/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/main.css'],
    imports: ['shared', 'src/app/load-code.ts'],
  },
  'src/app/load-code.ts': { file: 'assets/load-code.js' },
  shared: { file: 'assets/shared.js', imports: ['react'] },
  react: { file: 'assets/react.js', imports: ['shared'] },
  'src/features/home/home.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css', 'assets/main.css'],
    imports: ['react'],
  },
  'src/app/discovered-routes.ts': {
    file: 'assets/discovered-routes.js',
    imports: ['src/app/entry-client.tsx'],
    dynamicImports: ['src/features/search/search.tsx'],
  },
  'src/features/search/search.tsx': { file: 'assets/search.js', css: ['assets/search.css'], imports: ['react'] },
}

test('a page requests the files of its screen and of all that it imports, each once', () => {
  expect(assetsFrom(manifest)('home/home')).toEqual({
    script: '/assets/entry.js',
    loader: '/assets/load-code.js',
    modules: ['/assets/shared.js', '/assets/react.js', '/assets/home.js'],
    styles: ['/assets/main.css', '/assets/home.css'],
  })
})

test('a page without a screen requests the common files', () => {
  expect(assetsFrom(manifest)(undefined)).toEqual({
    script: '/assets/entry.js',
    loader: '/assets/load-code.js',
    modules: ['/assets/shared.js', '/assets/react.js'],
    styles: ['/assets/main.css'],
  })
})

test('a page whose route is discovered requests the routes, too', () => {
  expect(assetsFrom(manifest)('search/search').modules).toEqual([
    '/assets/shared.js',
    '/assets/react.js',
    '/assets/discovered-routes.js',
    '/assets/search.js',
  ])
})

test('a page whose code is loaded on use requests the styles of its screen, and not the code', () => {
  const { modules, styles } = assetsFrom(manifest)('search/search', true)
  expect(modules).toEqual(['/assets/shared.js', '/assets/react.js', '/assets/discovered-routes.js'])
  expect(styles).toEqual(['/assets/main.css', '/assets/search.css'])
})

test('a build without a screen is an error', () => {
  expect(() => assetsFrom(manifest)('home/none')).toThrow('The build for the browser lacks src/features/home/none.tsx')
})

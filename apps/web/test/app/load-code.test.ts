// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const frames: FrameRequestCallback[] = []
const showFrame = () => frames.shift()?.(performance.now())
const codeInHead = () => [...document.head.querySelectorAll('[href], [src]')].map(({ outerHTML }) => outerHTML)
const CODE = [
  '<link rel="modulepreload" href="/react.js" fetchpriority="low">',
  '<script type="module" src="/entry.js" fetchpriority="low"></script>',
]

beforeEach(() => {
  document.head.innerHTML = `<template id="code">${CODE.join('')}</template>`
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  vi.resetModules()
})
afterEach(() => void vi.restoreAllMocks())

test('the code of a page is loaded in its third frame', async () => {
  await import('../../src/app/load-code.ts')
  expect(codeInHead()).toEqual([])
  for (let frame = 1; frame < 3; frame++) {
    showFrame()
    expect(codeInHead()).toEqual([])
  }
  showFrame()
  expect(codeInHead()).toEqual(CODE)
})

test('the code of a page in a background tab, which has no frames, is loaded at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await import('../../src/app/load-code.ts')
  expect(codeInHead()).toEqual(CODE)
})

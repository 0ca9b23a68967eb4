// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { saveFile } from '../../src/save-file.ts'

test('a file is saved under its name, and its address is given up once the browser has read it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const file = new Blob(['name,email'], { type: 'text/csv' })
  const given: Blob[] = []
  const revoked: string[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (given.push(blob), 'blob:subscribers'),
    revokeObjectURL: (address: string) => revoked.push(address),
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.href, this.download, revoked]).toEqual(['blob:subscribers', 'subscribers.csv', []])
  })
  saveFile(file, 'subscribers.csv')
  expect(click).toHaveBeenCalledOnce()
  expect([given, revoked]).toEqual([[file], []])
  vi.runAllTimers()
  expect(revoked).toEqual(['blob:subscribers'])
})

import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logStream } from '../../src/plugins/log-stream.ts'

/** A log stream, what it writes to standard output, and the end of the process. */
function aStream() {
  const written: unknown[] = []
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0)
  const others = process.listeners('exit')
  const stream = logStream()
  const exit = process.listeners('exit').find((listener) => !others.includes(listener))
  onTestFinished(() => {
    output.mockRestore()
    if (exit) process.off('exit', exit)
  })
  return { written, stream, exit: () => exit?.(0) }
}

test('the lines of a turn are written at once, after it', async () => {
  const { written, stream } = aStream()
  stream.write('one\n')
  stream.write('two\n')
  expect(written).toEqual([])
  await setImmediate()
  expect(written).toEqual(['one\ntwo\n'])
  stream.write('three\n')
  await setImmediate()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('lines that wait when the process ends are written, and only once', async () => {
  const { written, stream, exit } = aStream()
  stream.write('last\n')
  exit()
  expect(written).toEqual(['last\n'])
  await setImmediate()
  expect(written).toEqual(['last\n'])
})

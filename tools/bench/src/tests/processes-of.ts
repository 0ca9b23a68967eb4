import { existsSync, globSync, readFileSync, readlinkSync } from 'node:fs'

/** The text that `read` returns, or `''` if the process has ended or belongs to somebody else. */
function textOf(read: () => string) {
  try {
    return read()
  } catch {
    return ''
  }
}

/** The processes that run in a folder, or on a file in it. None on a system without /proc. */
export function processesOf(folder: string) {
  if (!existsSync('/proc')) return []
  return globSync('/proc/[0-9]*')
    .map((directory) => ({
      pid: Number(directory.slice('/proc/'.length)),
      command: textOf(() => readFileSync(`${directory}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()),
      cwd: textOf(() => readlinkSync(`${directory}/cwd`)),
    }))
    .filter(({ pid, command, cwd }) => pid !== process.pid && `${command}\n${cwd}/`.includes(`${folder}/`))
}

/** Ends the processes that a run in a folder has left, and returns their command lines. */
export function endProcessesOf(folder: string) {
  const left = processesOf(folder)
  for (const { pid } of left) textOf(() => String(process.kill(pid, 'SIGKILL')))
  return left.map(({ command }) => command)
}

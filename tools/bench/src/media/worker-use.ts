import { readFileSync, writeFileSync } from 'node:fs'
import { cpuMicroseconds, memoryMiB } from '../load.ts'

/** Sets the peak of a process's memory to its memory now. */
const RESET_PEAK = '5'

const peakMiB = (pid: number) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * Measures what a process uses from now on.
 * @returns a function that reads the CPU time in seconds, and how far its resident memory has risen, in MiB
 */
export function useFrom(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK)
  const [cpu, memory] = [cpuMicroseconds(pid), memoryMiB(pid)]
  return () => ({ seconds: (cpuMicroseconds(pid) - cpu) / 1e6, memory: peakMiB(pid) - memory })
}

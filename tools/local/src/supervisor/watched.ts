// node watched.ts --watch …: runs Node with these arguments, and ends it when this process must end.
import { spawn } from 'node:child_process'
import { onEnding } from './ending.ts'

const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
onEnding(() => child.kill('SIGTERM'))

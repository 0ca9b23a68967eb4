// node tools/workspace/src/base.ts: prints `NX_BASE=…`, the commit that a change is compared with.
// BASE is the target branch of a pull request, or the commit before a push. NX_BASE is its merge base with HEAD.
import { spawnSync } from 'node:child_process'

/** Git's hash of the empty tree. Compared with it, everything has changed. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const { BASE = '' } = process.env
// BASE is all zeros at the first push of a branch. After a forced push, its commit may no longer exist.
const { status, stdout } = spawnSync('git', ['merge-base', BASE, 'HEAD'], { encoding: 'utf8' })
console.log(`NX_BASE=${status === 0 ? stdout.trim() : EMPTY_TREE}`)

// node tools/workspace/src/base.ts: prints `NX_BASE=…`, the commit that a change is compared with.
// BASE names where a branch wants to go, or what was there before a push: of a branch it is where that left.
import { spawnSync } from 'node:child_process'

/** Git's name of a tree with nothing in it: compared with that, everything has changed. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const { BASE = '' } = process.env
// The first push of a branch has nothing before it, which is said by zeros; a forced one may have thrown it away.
const { status, stdout } = spawnSync('git', ['merge-base', BASE, 'HEAD'], { encoding: 'utf8' })
console.log(`NX_BASE=${status === 0 ? stdout.trim() : EMPTY_TREE}`)

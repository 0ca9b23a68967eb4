import { createRequire } from 'node:module'

/** Loads a module of the Auth emulator, as the emulator itself does: what is changed in it, the emulator uses. */
export const fromEmulator = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'))

// Preloaded into the Auth emulator alone. It compiles a validator for each parameter of each call it knows, and each
// one first compiles the rules for JSON schemas anew, to check a schema that came with the emulator and never changes.
// Without that check it starts in half the time; what is checked in calls stays the same.
import { createRequire } from 'node:module'

const fromEmulator = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'))
const found: unknown = createRequire(fromEmulator.resolve('exegesis'))('ajv')
const ajv: unknown = typeof found === 'function' ? found.prototype : undefined
if (typeof ajv === 'object' && ajv !== null && 'validateSchema' in ajv) ajv.validateSchema = () => true

import { FILLED_STRING, type EquivalentMutants } from './equivalent.ts'

const CLIENT = 'libs/client/src'

export const OF_CLIENT: readonly EquivalentMutants[] = [
  {
    file: `${CLIENT}/call.ts`,
    why: 'a call with a rejected token always has a source of tokens; only the compiler needs the check',
    mutants: [['idToken?.(true)', 'idToken(true)']],
  },
  {
    file: `${CLIENT}/firebase/emulated-popups.ts`,
    why: 'Firebase registers its handler before a popup opens, and a loaded frame always has a window',
    mutants: [
      ['this.#tell?.({ authEvent })', 'this.#tell({\n  authEvent\n})'],
      ['frame.contentWindow?.addEventListener', 'frame.contentWindow.addEventListener'],
    ],
  },
  {
    file: `${CLIENT}/firebase/firebase-account.ts`,
    why: 'an account with a password always has an e-mail, and so does each action code with a known mode',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${CLIENT}/identity-code.ts`,
    why: 'no known code equals a value that is not a string, or the text of Stryker',
    mutants: [
      ["typeof error.code === 'string'", 'true'],
      ["''", FILLED_STRING],
    ],
  },
  {
    file: 'libs/server/src/page-headers.ts',
    why: 'the text replaces the origin of an invalid URL, and neither text starts with http:',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${CLIENT}/use-send.ts`,
    why: 'no query has such a tag',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: `${CLIENT}/use-session.ts`,
    why: 'React also accepts a subscription without an unsubscribe function',
    mutants: [['() => () => undefined', '() => undefined']],
  },
]

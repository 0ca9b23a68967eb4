import { FILLED_STRING, type EquivalentMutants } from './equivalent.ts'

const CLIENT = 'libs/client/src'

export const OF_CLIENT: readonly EquivalentMutants[] = [
  {
    file: `${CLIENT}/call.ts`,
    why: 'where a token was refused there is somebody to ask for another: the compiler alone doubts it',
    mutants: [['idToken?.(true)', 'idToken(true)']],
  },
  {
    file: `${CLIENT}/firebase/emulated-popups.ts`,
    why: 'Firebase says whom to tell before a popup opens, and a frame that has loaded has its window',
    mutants: [
      ['this.#tell?.({ authEvent })', 'this.#tell({\n  authEvent\n})'],
      ['frame.contentWindow?.addEventListener', 'frame.contentWindow.addEventListener'],
    ],
  },
  {
    file: `${CLIENT}/firebase/firebase-account.ts`,
    why: 'an account with a password has an e-mail, and so has every code that has a mode here',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${CLIENT}/identity-code.ts`,
    why: 'what is no text, or a word of Stryker, is no code that anything asks for',
    mutants: [
      ["typeof error.code === 'string'", 'true'],
      ["''", FILLED_STRING],
    ],
  },
  {
    file: 'libs/server/src/page-headers.ts',
    why: 'what stands in for an address that is none begins with no scheme',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${CLIENT}/use-send.ts`,
    why: 'nothing is kept under such a tag',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: `${CLIENT}/use-session.ts`,
    why: 'React ends a subscription that gave it nothing to end, too',
    mutants: [['() => () => undefined', '() => undefined']],
  },
]

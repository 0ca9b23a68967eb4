// Between the identity and the record of a new person lies a moment in which a session has no record. Other tabs learn
// of the session at once; without this they would take it for one of somebody deleted and end it. Between the end of a
// record and the end of its session lies another.
const NAME = 'energy-sign-up'

/** Does what makes a record; whoever waits for `recordsMade`, in any tab of this browser, waits for it. */
export const makingRecord = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(NAME, work)

/** The same for what deletes a record and ends its session. */
export const deletingRecord = makingRecord

/** Resolves once no tab is making or deleting a record any more. */
export const recordsMade = (): Promise<void> => navigator.locks.request(NAME, { mode: 'shared' }, () => undefined)

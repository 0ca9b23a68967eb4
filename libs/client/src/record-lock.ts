// Between the identity and the record of a new person lies a moment in which a session has no record, and another
// between the end of a record and the end of its session. Other tabs learn of the session at once: without this lock
// they would take it for the session of somebody deleted and end it.
const NAME = 'energy-sign-up'

/** Does what makes or deletes a record; every tab of this browser that waits for `recordsSettled` waits for it. */
export const changingRecord = <T>(action: () => Promise<T>): Promise<T> => navigator.locks.request(NAME, action)

/** Resolves once no tab is making or deleting a record any more. */
export const recordsSettled = (): Promise<void> => navigator.locks.request(NAME, { mode: 'shared' }, () => undefined)

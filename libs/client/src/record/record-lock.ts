// During a sign-up the session exists before the record, and during a deletion it exists longer than the record. Other
// tabs see the session at once. Without this lock they would treat it as the session of a deleted user and end it.
const NAME = 'energy-sign-up'

/** Runs an action that creates or deletes a record. `recordsSettled` waits for it in every tab of this browser. */
export const changingRecord = <T>(action: () => Promise<T>): Promise<T> => navigator.locks.request(NAME, action)

/** Resolves when no tab is creating or deleting a record. */
export const recordsSettled = (): Promise<void> => navigator.locks.request(NAME, { mode: 'shared' }, () => undefined)

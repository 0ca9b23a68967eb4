const PREFIX = 'energy-keepsake '

/** The `localStorage` key for data of the signed-in user. The data is removed at sign-out. */
export const personalKey = (name: string) => PREFIX + name

/** Removes all data of the signed-in user from `localStorage`. */
export function clearPersonalStorage() {
  for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
}

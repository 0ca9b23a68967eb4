/** Milliseconds after which the browser has read the file: Safari begins with it only after the click. */
const READ = 60_000

/** Lets the browser save a file. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ)
}

/** The value of an argument such as `projects=ui`; undefined without it. */
export const valueIn = (args: readonly string[], name: string) =>
  args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1)

/** The number of an argument such as `seconds=240`; undefined without it. */
export function numberIn(args: readonly string[], name: string) {
  const value = valueIn(args, name)
  return value === undefined ? undefined : Number(value)
}

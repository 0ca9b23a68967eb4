import { mayHaveMarks } from './may-have-marks.ts'
import { parse } from './parse.ts'
import { textOf } from './text-of.ts'

/** A formatted text without its marks. */
export const plain = (text: string) => (mayHaveMarks(text) ? textOf(parse(text)) : text)

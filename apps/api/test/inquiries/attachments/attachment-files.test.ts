import { attachment } from '@energy/contracts/inquiries/attachments'
import { expect, test } from 'vitest'
import { typeOf } from '../../../src/features/inquiries/attachments/check-file.ts'
import { anUpload, aPdf } from '../../fixtures/records/attachments.ts'
import { aPicture } from '../../fixtures/records/pictures.ts'
import { problemOf, world } from '../../fixtures/world.ts'

const here = world()
const check = async (file: Buffer, name?: string) =>
  here().call(attachment.complete, { params: { id: await anUpload(here().call, file, name) } })
const text = (content: string) => Buffer.from(content)
const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif') => aPicture({ width: 8, height: 8, format })

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a PDF', () => aPdf(), 'application/pdf'],
  ['a JPEG', () => picture('jpeg'), 'image/jpeg'],
  ['a PNG', () => picture('png'), 'image/png'],
  ['a WebP', () => picture('webp'), 'image/webp'],
  ['a CSV', () => text('day,kWh\r\n2026-11-01,14.2\r\n2026-11-02,13\r\n'), 'text/csv'],
  ['a CSV with semicolons, quotes and a mark at its start', () => text('\ufeffTag;Stand\n"1;2";3\n\n'), 'text/csv'],
  ['a CSV whose last lines differ', () => text(`${'a,b\n'.repeat(30)}a,b,c\n`), 'text/csv'],
  ['a CSV with tabs, and a quoted cell of several lines', () => text('a\tb\r"1 "",""\r\n2"\t3'), 'text/csv'],
  ['a CSV with inches', () => text('pipe,length\n3" steel,2\n5" steel,4\n'), 'text/csv'],
  [
    'a CSV whose twentieth line is over 64 KiB away',
    () => text(`a,b\n${`${'ä'.repeat(4_000)},1\n`.repeat(30)}`),
    'text/csv',
  ],
])('%s is taken for what it is, whatever its name', async (_, file, type) => {
  expect(await check(await file(), 'readings')).toMatchObject({ type })
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an AVIF', () => picture('avif')],
  ['a program', () => Buffer.concat([text('MZ'), Buffer.alloc(200)])],
  ['a ZIP archive', () => Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(200)])],
  ['an HTML page', () => text('<!doctype html><script>alert(1)</script>')],
  ['an SVG', () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a PDF after something else', () => Buffer.concat([text('<script>1</script>'), aPdf()])],
  ['a text', () => text('The meter says 14.\nIt was 12.\n')],
  ['a CSV with lines of different lengths', () => text('day,kWh\n2026-11-01\n')],
  ['a CSV whose last line, without an end, is shorter', () => text('day,kWh\n2026-11-01')],
  ['a text with a comma in quotes alone', () => text('"Dear Sir, dear Madam"\n"Yours, Ada"\n')],
  ['a CSV with a NUL', () => text('day,kWh\n1,\0\n')],
  ['a CSV that is not UTF-8', () => Buffer.from('Tag,Zähler\n1,2\n', 'latin1')],
  ['a CSV in UTF-16', () => Buffer.from('\ufeffday,kWh\n1,2\n', 'utf16le')],
  ['one byte', () => text('a')],
])('%s is refused in words, whatever its name, and nothing of it is stored', async (_, file) => {
  const { call, db } = here()
  const id = await anUpload(call, await file(), 'bill.pdf')
  const complete = () => call(attachment.complete, { params: { id } })
  expect(await problemOf(complete())).toMatchObject({
    status: 415,
    detail: 'Not taken: send it as PDF, JPEG, PNG, WebP or CSV.',
  })
  expect(await db.attachment.count({ where: { id } })).toBe(0)
  expect(await db.uploadChunk.count({ where: { uploadId: id } })).toBe(0)
})

test('the type of a file with thousands of stray quotes is found in one reading', async () => {
  const marks = '"a'.repeat(500_000)
  // It would not end: a parser that looks for the end of the cell at each mark needs an hour for it.
  await expect(typeOf(text(`"${marks}${' '.repeat(1_000_000)},\n`))).rejects.toMatchObject({ status: 415 })
})

test.each([
  ['bill.pdf', 'bill.pdf'],
  ['BILL.PDF', 'BILL.PDF'],
  ['bill', 'bill.pdf'],
  ['bill.exe', 'bill.exe.pdf'],
  ['bill.pdf.html', 'bill.pdf.html.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd.pdf'],
  ['C:\\bill.pdf', 'C__bill.pdf'],
  ['fdp.\u202eexe', 'fdp._exe.pdf'],
  ['a"; filename="b.html', 'a_; filename=_b.html.pdf'],
])('a PDF named %j is saved as %j', async (name, saved) => {
  expect(await check(aPdf(), name)).toMatchObject({ name: saved })
})

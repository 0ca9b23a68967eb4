import { invoice } from '@energy/contracts/sales/invoices'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileOfInvoice } from '../../src/features/sales/invoices/pdf-file.ts'
import { makeMissingPdfs, storedPdf } from '../../src/features/sales/invoices/stored-pdf.ts'
import { aLine, anOrder } from '../fixtures/records/sales.ts'
import { invoicingWorld } from '../fixtures/records/invoices.ts'
import { statusOf } from '../fixtures/world.ts'

const { here, staff, issue, anInvoice } = invoicingWorld()

test('the PDF is made once, is tagged, and only staff and its customer download it', async () => {
  const customer = await here().aPerson({ username: 'Łukasz Żak' })
  const lines = Array.from({ length: 60 }, (_, at) =>
    aLine({ title: `Line ${at + 1} 👘`, description: 'Fitted on site. שלום' }),
  )
  const id = await issue(await anOrder(here(), staff().call, { user: customer.id, lines }))
  expect(await statusOf(staff().call(invoice.pdf, { params: { id } }))).toBe(404)
  const storage = await here().app.storage()
  const made = await storedPdf(here().db, storage, id)
  expect(await storedPdf(here().db, storage, id)).toEqual(made)
  const text = made.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/S /Table', '/S /TH', '/S /H1'])
    expect(text).toContain(part)
  for (const call of [staff().call, customer.call]) {
    const route = call === staff().call ? invoice.pdf : invoice.ownPdf
    const file = await call(route, { params: { id } })
    expect(file).toHaveProperty('size', made.length)
  }
  const other = await here().aPerson()
  expect(await statusOf(other.call(invoice.ownPdf, { params: { id } }))).toBe(404)
})

test('a PDF that cannot be made does not stop the later ones, and is tried again', async () => {
  const { db, app } = here()
  const storage = await app.storage()
  await db.invoice.updateMany({ data: { pdfAt: new Date() } })
  const ids = [await anInvoice(), await anInvoice()]
  const put = vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('The disk is full.'))
  onTestFinished(() => put.mockRestore())
  const onFailure = vi.fn<(error: unknown) => void>()
  await makeMissingPdfs(db, storage, onFailure)
  expect(onFailure).toHaveBeenCalledOnce()
  const missing = () => db.invoice.count({ where: { id: { in: ids }, pdfAt: null } })
  expect(await missing()).toBe(1)
  await makeMissingPdfs(db, storage, onFailure)
  expect(await missing()).toBe(0)
})

test('a PDF is made also behind more that never can be than are made at once', async () => {
  const { db, app } = here()
  const storage = await app.storage()
  await db.invoice.updateMany({ data: { pdfAt: new Date() } })
  for (let broken = 0; broken < 20; broken++) await anInvoice()
  const last = await anInvoice()
  const put = vi.spyOn(storage, 'put').mockImplementation(async (file) => {
    if (file !== fileOfInvoice(last)) throw new Error('It cannot be stored.')
  })
  onTestFinished(() => put.mockRestore())
  const isMade = async () => {
    await makeMissingPdfs(db, storage, () => {})
    return (await db.invoice.findUniqueOrThrow({ where: { id: last } })).pdfAt !== null
  }
  await expect.poll(isMade).toBe(true)
})

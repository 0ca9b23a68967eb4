import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/client.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { fullFields, invoiceOf } from './answers.ts'
import { fileOfInvoice } from './pdf-file.ts'

/** The PDF of an invoice: the stored one, else it is made and stored. It says what was issued, so it never changes. */
export async function storedPdf(db: PrismaClient, storage: Disk, id: string) {
  const invoice = await db.invoice.findUniqueOrThrow({ where: { id }, include: fullFields })
  if (invoice.pdfAt) return Buffer.from(await storage.getBytes(fileOfInvoice(id)))
  // A twelfth of the processor time in which a worker starts.
  const { invoicePdf } = await import('./pdf/invoice-pdf.ts')
  const { clock, today } = await readSales(db)
  const file = await invoicePdf(invoiceOf(invoice, today), clock)
  await storage.put(fileOfInvoice(id), file)
  await db.invoice.update({ where: { id }, data: { pdfAt: new Date() } })
  return file
}

/** Invoices whose PDF is made at once. */
const AT_ONCE = 20
const Ids = TypeCompiler.Compile(Type.Array(Type.Object({ id: Type.String() })))

/**
 * Makes the PDFs that are missing: those of the sample, and those whose mail was given up before. The order is by chance,
 * so that many that cannot be made do not keep the others waiting.
 * @param onFailure is called with the error of each that cannot be made; it is tried again with the next call
 * @returns the number of those that were missing
 */
export async function makeMissingPdfs(db: PrismaClient, storage: Disk, onFailure: (error: unknown) => void) {
  const found = Ids.Decode(
    await db.$queryRaw`SELECT id FROM invoices WHERE "pdfAt" IS NULL ORDER BY random() LIMIT ${AT_ONCE}`,
  )
  for (const { id } of found) await storedPdf(db, storage, id).catch(onFailure)
  return found.length
}

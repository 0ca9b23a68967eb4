import type { Goal } from '../report.ts'
import type { WorkResult } from './work.ts'

const goalsOfUploads = ({ uploads, leftovers }: Pick<WorkResult, 'uploads' | 'leftovers'>): Goal[] => [
  {
    name: 'each acknowledged chunk, and each acknowledged picture, is stored',
    holds: uploads.lostChunks === 0 && uploads.lost === 0,
    actual: `${uploads.lostChunks} chunks and ${uploads.lost} pictures lost`,
  },
  {
    name: 'the bytes of each picture are those that were sent, and each of its renditions is a picture',
    holds: uploads.otherHashes === 0 && uploads.wrongFiles.length === 0,
    actual: uploads.wrongFiles[0] ?? `${uploads.otherHashes} with other bytes`,
  },
  {
    name: 'each picture is one job of the worker',
    holds: uploads.severalJobs === 0,
    actual: `${uploads.severalJobs} with several jobs or none`,
  },
  {
    name: 'what broken uploads have left is erased after a day',
    holds: leftovers.after.files === 0 && leftovers.after.uploads === 0,
    actual: `${leftovers.after.files} of ${leftovers.before.files} files and ${leftovers.after.uploads} of ${leftovers.before.uploads} uploads are left`,
  },
]

const goalsOfOffers = ({ offers }: Pick<WorkResult, 'offers'>): Goal[] => [
  {
    name: 'each acknowledged acceptance is stored, with one order',
    holds: offers.lost === 0 && offers.wrongOrders === 0,
    actual: `${offers.lost} lost, ${offers.wrongOrders} with several orders or none`,
  },
  {
    name: 'the numbers of offers and of orders have no gap',
    holds: offers.gaps === 0,
    actual: `${offers.gaps} missing`,
  },
  {
    name: 'the mail of each sent offer arrives, as one message, and staff get one of each acceptance',
    holds: offers.unsent === 0 && offers.mailedTwice === 0 && offers.unnotified === 0,
    actual: `${offers.unsent} not sent, ${offers.mailedTwice} with several Message-IDs, ${offers.unnotified} not notified`,
  },
]

const goalsOfPublications = ({ publications: { acknowledged, live, shown, once } }: WorkResult): Goal[] => [
  {
    name: 'each acknowledged publication is live, and visitors read it',
    holds: live === acknowledged && shown === acknowledged,
    actual: `${live} live and ${shown} shown of ${acknowledged}`,
  },
  {
    name: 'each is one published version, and one entry in the audit',
    holds: once === acknowledged,
    actual: `${once} of ${acknowledged}`,
  },
]

/** The goals for the work of staff and customers while processes are killed. */
export const goalsOfWork = (result: WorkResult): Goal[] => [
  ...goalsOfUploads(result),
  ...goalsOfOffers(result),
  ...goalsOfPublications(result),
  {
    name: 'who uploads, sends offers, accepts them or publishes gets success, 503 or no response',
    holds: result.unexpected.length === 0,
    actual: result.unexpected[0] ?? 'each time',
  },
]

import { Timestamp } from '~/features/admin/ui/timestamp'
import { Link } from '~/ui/link'
import { type ImportRun, importPageOf } from '../model'
import { lines, progressText } from './labels'

type File = { id: string; fileName: string; run: ImportRun | null; count: number; createdAt: Date }

/** The admin's own files: those that wait for confirmation, run or have ended. */
export function EarlierFiles({ files }: { files: File[] }) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="earlier-files" className="mt-10 max-w-2xl">
      <h2 id="earlier-files" className="text-[1.3125rem]/6">
        Your files
      </h2>
      <ul className="mt-2.5 border-line border-t">
        {files.map(({ id, fileName, run, count, createdAt }) => (
          <li key={id} className="relative border-soft border-b py-2 text-sm hover:bg-wash">
            <Link to={importPageOf(id)} className="block min-h-5 truncate font-semibold after:absolute after:inset-0">
              {fileName}
            </Link>
            <p className="text-muted text-[0.8125rem]">
              {run ? progressText(run) : `${lines(count)}, not confirmed.`} <Timestamp at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

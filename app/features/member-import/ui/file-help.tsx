const columns = [
  ['Email', 'email, e-post', 'Must be there.'],
  ['Name', 'name, namn, navn, or first and last name', 'May be empty.'],
  ['Role', 'role, roll, rolle', 'Supplier, embassy or hospital.'],
  ['Level', 'level, nivå', 'Entry, builder or premium.'],
  ['Language', 'language, språk', 'Of the invitation: en, sv or no.'],
  ['Organisation', 'organisation, company, företag', 'Where they belong; a new name makes a new one.'],
] as const

/** What a file looks like. */
export const FileHelp = () => (
  <section aria-labelledby="file-help" className="mt-8 max-w-2xl">
    <h2 id="file-help" className="text-[1.3125rem]/6">
      What is read
    </h2>
    <p className="mt-2 text-muted text-sm">
      The first line names the columns, in any order; others are left out. They may be parted by semicolons, commas or
      tabs, and the file may come from Excel, Numbers or a register. For lines without a role, level or language you
      choose one in the preview.
    </p>
    <dl className="mt-4 border-line border-t">
      {columns.map(([name, names, note]) => (
        <div key={name} className="grid gap-x-4 border-soft border-b py-2 text-sm sm:grid-cols-[7rem_1fr_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd>{names}</dd>
          <dd className="text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** Parts of the shapes, as in the documents `game.html` and `index.html`. */
const PARTS = { game: 5, lottery: 8 } as const

/**
 * A game before its data: the same shape from the launch page over the document to the first screen, so that nothing
 * jumps. Its styles are in `base.css`, because the document has it before any script.
 */
export function Opening({
  shape,
  label,
  isBody = false,
}: {
  shape: keyof typeof PARTS
  label: string
  /** Below the game's own bar. */
  isBody?: boolean
}) {
  return (
    <div className="opening" data-body={isBody || undefined} data-shape={shape} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: PARTS[shape] }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <i key={part} />
      ))}
    </div>
  )
}

export type HelpBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** The parts of an article's text: each line is a paragraph, lines that begin with a dash are the items of a list. */
export function parseHelpBody(body: string): HelpBlock[] {
  const blocks: HelpBlock[] = []
  for (const line of body.split('\n').map((text) => text.trim())) {
    const item = /^[-–•]\s+(.+)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (item !== undefined && last?.kind === 'list') last.items.push(item)
    else if (item !== undefined) blocks.push({ kind: 'list', items: [item] })
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

import { builtInArticles, type HelpArticle, type HelpCategory, helpCategories } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'

/** The app's own articles, where the merchant has written none. */
export function listBuiltIn(t: (id: MessageId) => string): HelpArticle[] {
  return builtInArticles.map(({ id, category }) => ({
    id,
    category,
    title: t(`help.${id}.title`),
    body: t(`help.${id}.body`),
    language: '',
  }))
}

/** Marks above and below letters, and vowel signs of Arabic script: a search needs none of them. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670]/g
const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' }

/** A text as it is compared: without case, accents and width, katakana as hiragana. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßđıłøæœ]/g, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
}

/** Articles with every word of the query, those with all of them in their title first. */
export function searchArticles(articles: readonly HelpArticle[], query: string): HelpArticle[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const hasAll = (text: string) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
  const found = articles.filter(({ title, body }) => hasAll(`${title} ${body}`))
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))]
}

/** Articles by category, in the order of the categories; empty ones are left out. */
export function groupArticles(
  articles: readonly HelpArticle[],
): { category: HelpCategory; items: readonly HelpArticle[] }[] {
  return helpCategories
    .map((category) => ({ category, items: articles.filter((article) => article.category === category) }))
    .filter(({ items }) => items.length > 0)
}

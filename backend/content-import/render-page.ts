import { htmlOf } from "@/backend/content-import/markdown";
import type { SiteFiles } from "@/backend/content-import/site-files";
import type { ContentBlock, ContentPageFile } from "@/backend/contract/content/content-page";
import type { Language } from "@/backend/contract/language";
import type { StoredPage } from "@/backend/db/queries/content/content-page-queries";
import { getPicture, pictureView } from "@/utils/pictures/pictures";

type WrittenBlock = ContentPageFile["blocks"][number];

interface RenderOptions {
  path: string;
  lang: Language;
  files: Pick<SiteFiles, "findDocument">;
}

/** A page as it is served: Markdown as HTML, pictures with texts, documents with sizes. @throws Error when one lacks */
export function renderPage(file: ContentPageFile, options: RenderOptions): StoredPage {
  const { blocks, ...fields } = file;
  return { path: options.path, ...fields, blocks: blocks.map((block) => renderBlock(block, options)) };
}

function renderBlock(block: WrittenBlock, { lang, files }: RenderOptions): ContentBlock {
  const picture = (id: string) => pictureView(getPicture(id), lang);
  const prose = (text: string, headings: 2 | 3 = 3) => htmlOf(text, { lang, headings });
  switch (block.type) {
    case "hero": {
      const { picture: id, ...rest } = block;
      return { ...rest, ...(id !== undefined && { picture: picture(id) }) };
    }
    case "text":
      return { ...block, body: prose(block.body, block.heading === undefined ? 2 : 3) };
    case "cards":
      return {
        ...block,
        items: block.items.map(({ icon, ...item }) => ({
          ...item,
          ...(icon !== undefined && { icon: picture(icon) }),
        })),
      };
    case "people":
      return {
        ...block,
        items: block.items.map((person) => ({
          ...person,
          portrait: picture(person.portrait),
          biography: prose(person.biography),
        })),
      };
    case "questions":
      return { ...block, items: block.items.map((item) => ({ ...item, answer: prose(item.answer) })) };
    case "documents":
      return { ...block, items: block.items.map((item) => ({ ...item, ...documentFacts(item.file, files) })) };
    case "slot":
    case "form": {
      const { aside, ...rest } = block;
      return { ...rest, ...(aside !== undefined && { aside: prose(aside) }) };
    }
    case "gallery":
      return { ...block, items: block.items.map((item) => ({ ...item, picture: picture(item.picture) })) };
    default:
      return block;
  }
}

function documentFacts(path: string, files: Pick<SiteFiles, "findDocument">): { bytes: number; format: string } {
  const facts = files.findDocument(path);
  if (facts === null) throw new Error(`No document ${path} under public`);
  return facts;
}

import type { Layout, MenuCategory } from "@torg/navigation/contract";
import { Icon, chevronDownIcon, closeIcon } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

const texts = storefrontTexts.header;

/** Props of `MainMenu`. */
export interface MainMenuProps {
  readonly layout: Layout;
  readonly path: string;
}

interface DepartmentProps {
  readonly category: MenuCategory;
  readonly isCurrent: boolean;
}

function Department({ category, isCurrent }: DepartmentProps): ReactNode {
  const { name, url, childs } = category;
  return (
    <li className="torg-main-menu__department" data-current={isCurrent ? "" : undefined}>
      <a className="torg-main-menu__link" href={url} aria-current={isCurrent ? "true" : undefined}>
        {name}
      </a>
      {childs.length === 0 ? null : (
        <details name="huvudmeny" data-menu="">
          <summary aria-label={texts.subMenu(name)}>
            <Icon icon={chevronDownIcon} />
          </summary>
          <ul className="torg-main-menu__panel">
            {childs.map((child) => (
              <li key={child.url}>
                <a href={child.url}>{child.name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The departments: a row on wide screens, a drawer that a button opens on small ones. */
export function MainMenu({ layout, path }: MainMenuProps): ReactNode {
  return (
    <nav id="huvudmeny" className="torg-main-menu" aria-label={texts.mainMenu} popover="auto">
      <p className="torg-main-menu__head">
        {texts.menu}
        <button type="button" popoverTarget="huvudmeny" popoverTargetAction="hide" aria-label={texts.close}>
          <Icon icon={closeIcon} />
        </button>
      </p>
      <ul className="torg-main-menu__list">
        {layout.categories.map((category) => (
          <Department
            key={category.url}
            category={category}
            isCurrent={path === category.url || path.startsWith(`${category.url}/`)}
          />
        ))}
        <li className="torg-main-menu__department" data-aside="">
          <a className="torg-main-menu__link" href="/tillverkare">
            {texts.brands}
          </a>
        </li>
        {layout.direct_pages.map(({ title, url }) => (
          <li key={url} className="torg-main-menu__department">
            <a className="torg-main-menu__link" href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Mount } from "@torg/islands";
import { wireMenu } from "@torg/navigation/wire";

/** Takes the menus over. It needs no React. */
export const mount: Mount<"menu"> = () => wireMenu();

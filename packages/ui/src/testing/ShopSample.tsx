import type { ReactElement } from "react";
import { Alert } from "../alert/Alert.tsx";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Icon } from "../icon/Icon.tsx";
import { cartIcon } from "../icon/icons.ts";
import { Price } from "../price/Price.tsx";
import { Ribbon } from "../ribbon/Ribbon.tsx";
import { Stars } from "../stars/Stars.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { drawThing } from "./storyPictures.ts";

/** Several components together, as in a shop. */
export function ShopSample({ name }: { readonly name: string }): ReactElement {
  return (
    <div className="docs-sample" lang="sv">
      <article className="docs-sample__tile">
        <Ribbon tone="reduced">Spara 1 000 kr</Ribbon>
        <img src={drawThing("coffee")} alt="" width={400} height={400} />
        <Stars value={4.2} label="4,2 av 5 stjärnor">
          37 omdömen
        </Stars>
        <span className="docs-sample__name">Kaffebryggare med termoskanna</span>
        <Price amount="1 495 kr" original="2 495 kr" amountLabel="Nu" originalLabel="Tidigare lägsta pris" />
        <Badge tone="positive">I lager i 14 butiker</Badge>
        <Button variant="primary" wide>
          <Icon icon={cartIcon} /> Köp
        </Button>
      </article>
      <div className="docs-sample__form">
        <Alert tone="positive">Produkten har lagts till i din varukorg.</Alert>
        <TextField label="E-post" type="email" name={`email-${name}`} autoComplete="off" hint="Hit skickas kvittot." />
        <TextField
          label="Postnummer"
          name={`postcode-${name}`}
          autoComplete="off"
          defaultValue="123"
          error="Ange fem siffror."
        />
        <Checkbox name={`news-${name}`} defaultChecked>
          Ja, jag vill ha nyheter och erbjudanden
        </Checkbox>
        <div className="docs-sample__buttons">
          <Button>Fortsätt handla</Button>
          <Button variant="quiet">Visa alla</Button>
          <Button disabled>Slut</Button>
        </div>
      </div>
    </div>
  );
}

wp_oembed_add_provider( 'https://HOST/*', 'https://HOST/oembed.json' );

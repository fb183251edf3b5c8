add_shortcode( 'mitts', function ( $attributes, $line = '' ) {
    $address = 'https://HOST/embed.html?' . trim( html_entity_decode( $line ) );
    return '<iframe src="' . esc_url( $address ) . '" title="Mitts" width="640" height="525" loading="lazy"
        referrerpolicy="origin"></iframe>';
} );
